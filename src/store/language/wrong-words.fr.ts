/** The words of what is wrong with a scenario file, a part of the page that is fetched by itself. */
export { fr } from '../../scenarios/format/wrong.fr.ts'
