/** Marks that any script uses, as accents are, and all marks. Both patterns need linear time. */
const INHERITED =
  /(\p{Script=Inherited}(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited}){2})(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited})+/gu;
const MARKS = /([\p{Mn}\p{Me}](?:\p{Cf}*[\p{Mn}\p{Me}]){3})(?:\p{Cf}*[\p{Mn}\p{Me}])+/gu;

/**
 * A text of others with no more marks on a letter than fit into its line: three of those that any script uses, as accents are,
 * and four of the letter's own script, as Hebrew points are (rule: wide-texts). Invisible characters between them do not count.
 * Only for what is shown, never for what is sent.
 */
export const fitMarks = (text: string): string => text.replace(INHERITED, '$1').replace(MARKS, '$1');
