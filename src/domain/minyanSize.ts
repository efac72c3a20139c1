/** The number of people that a minyan needs, inclusive. */
export const MINYAN_SIZE = 10;
