/**
 * The decoded token of a mailed link (rule: encoded-path-parts). It is the second segment of every address that has one. Do
 * not use the router's `useParams` instead: it turns '%2F' in a token into '/'.
 */
export function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
