/** INHERITED matches marks that any script uses, such as accents; MARKS matches all marks. Both patterns need linear time. */
const INHERITED =
  /(\p{Script=Inherited}(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited}){2})(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited})+/gu;
const MARKS = /([\p{Mn}\p{Me}](?:\p{Cf}*[\p{Mn}\p{Me}]){3})(?:\p{Cf}*[\p{Mn}\p{Me}])+/gu;

/**
 * Removes the marks on a letter that would not fit into its line. Three marks that any script uses, such as accents, are kept, and
 * four of the letter's own script, such as Hebrew points (rule: wide-texts). Invisible characters between them do not count. Only
 * for shown text, never for sent text.
 */
export const fitMarks = (text: string): string => text.replace(INHERITED, '$1').replace(MARKS, '$1');
