/** MSW matches absolute URLs. Requests that have only a path get this host, which does not exist. */
export const BASE_URL = 'http://backend.invalid';
