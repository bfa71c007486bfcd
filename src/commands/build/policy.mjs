// What the page may fetch: its own files, and nothing from elsewhere. Styles stand in elements too, and drawings are
// images made on the spot. The built page says so itself, whoever serves it.
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

// What every answer of our own server says, with what a page cannot say of itself: nobody shows it in a frame or holds on
// to its window, guesses a file's type, or learns where a reader came from.
export const headers = {
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
