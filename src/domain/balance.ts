const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whether a balance in US dollars is owed (specification 1): above zero. Zero, a credit or no number at all is not. */
export function isOutstanding(balance: number): boolean {
  return balance > 0;
}

/** A balance as US dollars in the en-US format, '$1,234.50' (specification 9), rounded to the cent. */
export function formatBalance(balance: number): string {
  return dollars.format(balance);
}
