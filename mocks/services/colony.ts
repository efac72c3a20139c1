import type { MemberContext } from './context';
import type { WireColony } from '../wire/wireTypes';

/** GET /api/colony. Omits `maftirMussafOption` if the community has never set it, as the real backend does. */
export function getColony({ colony }: MemberContext): WireColony {
  const { id: _id, maftirMussafOption, ...fields } = colony;
  return { ...fields, ...(maftirMussafOption !== null && { maftirMussafOption }) };
}
