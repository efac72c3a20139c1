/** Whether a balance in US dollars is owed: from half a cent on, which rounds to $0.01; no credit, no NaN (rule: balance-rounds-to-zero). */
export function isOutstanding(balance: number): boolean {
  return balance > 0 && formatBalance(balance) !== formatBalance(0);
}

/**
 * A balance in US dollars as text, rounded to the cent. The format is created at each call: the first one of a page takes
 * a slow phone about 50 ms, and most members owe nothing.
 *
 * @example
 * formatBalance(1234.5); // '$1,234.50'
 */
export function formatBalance(balance: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(balance);
}
