/**
 * A text of others with no more marks on a letter than fit into its line: three of those that any script uses, as accents are,
 * and four of the letter's own script, as Hebrew points are (rule: wide-texts). Only for what is shown, never for what is sent.
 */
export const fitMarks = (text: string): string =>
  text
    .replace(/(\p{Script=Inherited}{3})\p{Script=Inherited}+/gu, '$1')
    .replace(/([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, '$1');
