import type { Day } from './day';
import type { Place } from './place';

/** A note on the home screen. `content` is plain text or simple HTML, not sanitized yet. */
export type Note = { id: string; content: string };

/** A policy of the community. */
export type Policy = Note & { title: string };

/** The member's community, the server's colony. Shul and mikvah are open on the listed days. `place` is null where none is sent. */
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
  /** Members may come two days before an event (rule: coming-earlier). */
  openOnThu: boolean;
  maftirMussafOption: boolean;
};
