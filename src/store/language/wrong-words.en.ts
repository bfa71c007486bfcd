/** The words of what is wrong with a scenario file, a part of the page that is fetched by itself. */
export { en } from '../../scenarios/format/wrong.en.ts'
