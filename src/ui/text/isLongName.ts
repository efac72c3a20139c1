/** Whether a name is shown in smaller type, so that a card of the home keeps its height. */
export const isLongName = (name: string): boolean => name.length > 36;
