/** The token of a mailed link, the second segment (rule: encoded-path-parts). `useParams` would turn '%2F' in it into '/'. */
export function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
