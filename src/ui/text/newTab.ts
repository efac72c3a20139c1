/** Props of a link that opens in a new tab, which gets neither the address of this page nor access to it. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
