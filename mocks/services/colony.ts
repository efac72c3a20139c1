import type { MemberContext } from './context';
import type { WireColony } from '../wire/wireTypes';

/** GET /api/colony. A flag that the community never set is left out, as the backend does. */
export function getColony({ colony }: MemberContext): WireColony {
  const { id: _id, maftirMussafOption, ...fields } = colony;
  return { ...fields, ...(maftirMussafOption !== null && { maftirMussafOption }) };
}
