/** How many people make a minyan. Ten are enough. */
export const MINYAN_SIZE = 10;
