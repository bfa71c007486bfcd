import type { Config } from 'tailwindcss'

// Three things on the table have colour: the Light Side, the Dark Side, and what is legal
// (with amber for what is refused). Everything else is quiet.
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        night: '#0a0e15',
        panel: '#111826',
        well: '#0e1420',
        line: { DEFAULT: '#223047', strong: '#3a4a66' },
        ink: '#e7edf6',
        dim: '#8ea0ba',
        faint: '#7f93b2',
        light: { DEFAULT: '#7cc7ff', pale: '#b9e1ff', line: '#2b5f8c', card: '#153049', deep: '#12283d' },
        dark: { DEFAULT: '#ff6b6b', pale: '#ffb3b3', line: '#7c3138', card: '#3a171d', deep: '#33171c' },
        legal: { DEFAULT: '#4ade9b', line: '#2f9e6e', deep: '#0d2a20' },
        refused: { DEFAULT: '#f0b35a', line: '#8a6430', deep: '#2b2013' },
      },
      fontFamily: { sans: ['var(--face-of-type)'] },
    },
  },
} satisfies Config
