const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whether a balance in US dollars is owed, which is true above 0. False for 0, a credit (below 0) and NaN. */
export function isOutstanding(balance: number): boolean {
  return balance > 0;
}

/**
 * A balance in US dollars as text, rounded to the cent.
 *
 * @example
 * formatBalance(1234.5); // '$1,234.50'
 */
export function formatBalance(balance: number): string {
  return dollars.format(balance);
}
