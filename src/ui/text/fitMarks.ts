/** Each matches too many marks and captures those that fit: INHERITED the marks that any script uses, MARKS all marks. Both are linear. */
const INHERITED =
  /(\p{Script=Inherited}(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited}){2})(?:[^\P{Cf}\p{Script=Inherited}]*\p{Script=Inherited})+/gu;
const MARKS = /([\p{Mn}\p{Me}](?:\p{Cf}*[\p{Mn}\p{Me}]){3})(?:\p{Cf}*[\p{Mn}\p{Me}])+/gu;

/**
 * Removes the marks on a letter that would not fit into its line (rule: wide-texts). Of marks in a row, it keeps three that any
 * script uses, such as accents, and four in all, such as Hebrew points. Invisible characters between marks do not count. Only for
 * shown text, never for sent text.
 */
export const fitMarks = (text: string): string => text.replace(INHERITED, '$1').replace(MARKS, '$1');
