/** Whether a text is marked up; and going through its elements with a parser that is the same in a browser and in Node. */

import { type Handler, Parser } from 'htmlparser2'

const tag =
  /<\/?(?:deck|cards?|cardoutsidedeck|cockatrice_deck|section|zone|html|body|head|div|span|p|br|li|ul|ol|table|tr|td|h[1-6]|a|b|i|em|strong|pre)(?:\s[^<>]*)?\/?>|<(?:\?xml|!doctype|!--|deck\b|html\b|card(?:outsidedeck)?\s)/i

/** Is a text marked up, be it as XML or as a page? */
export const isMarkup = (text: string): boolean => tag.test(text)

/** Is it a page, and no list of elements for cards? */
export const isPage = (text: string): boolean =>
  /<(?:!doctype html|html\b)/i.test(text) || !/<(?:\?xml|deck\b|card(?:outsidedeck)?\b)/i.test(text)

/** Is it text with a few marks in it, whose lines end where they end? */
export const isMarkedText = (text: string): boolean =>
  !/<(?:html|body|p|div|ul|ol|li|table|tr|td|h[1-6]|dl|section|pre)\b/i.test(text)

/** Elements within elements are followed down to here. */
const deepest = 600
const piece = 20_000

export interface Listener extends Partial<Handler> {
  onopentag(name: string, attributes: Record<string, string>): void
  /** `unclosed`: the text has ended before the element. */
  onclosetag(name: string, implied: boolean, unclosed?: boolean): void
}

/** Goes through a text, and tells what it comes upon. False where the text is none that can be gone through. */
export function parse(text: string, listener: Listener, xml: boolean): boolean {
  let depth = 0
  let ended = false
  const handler: Partial<Handler> = {
    ...listener,
    onopentag(name, attributes) {
      depth += 1
      listener.onopentag(name, attributes)
    },
    onclosetag(name, implied) {
      depth -= 1
      listener.onclosetag(name, implied, ended)
    },
  }
  const options = xml ? { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true } : {}
  const parser = new Parser(handler, options)
  for (let at = 0; at < text.length; at += piece) {
    parser.write(text.slice(at, at + piece))
    if (depth > deepest) return false
  }
  ended = true
  parser.end()
  return true
}
