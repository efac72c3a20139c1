import type { Day } from './day';
import type { Place } from './place';

/** A note on the home screen (specification 3): plain text or simple HTML, not yet sanitised. */
export type Note = { id: string; content: string };

/** A policy of the community (specification 3): a note with a title. */
export type Policy = Note & { title: string };

/**
 * The member's community (specification 3, 'Colony'). `hasMikvah` and `maftirMussafOption` are true where the server left
 * them undefined. `shulOpenAt` and `mikvahOpenAt` are the days on which each is open.
 */
export type Community = {
  name: string;
  email: string | null;
  blockWinterize: boolean;
  policies: Policy[];
  place: Place | null;
  hasMikvah: boolean;
  shulOpenAt: Day[];
  mikvahOpenAt: Day[];
  notes: Note[];
  openOnThu: boolean;
  maftirMussafOption: boolean;
};
