import { useState } from 'react';
import type { Attendance } from '../../domain/attendance';
import type { Community } from '../../domain/community';
import type { Member } from '../../domain/member';
import { shabbosOf } from '../../domain/upcomingEvents';
import { EventSignUp } from '../../features/minyan/EventSignUp';
import { lazyComponent } from '../../ui/lazy/lazyComponent';

const LaterShabbosDialog = lazyComponent(
  'LaterShabbosDialog',
  async () => (await import('../../features/later-shabbos/LaterShabbosDialog')).LaterShabbosDialog,
);

interface LaterShabbosProps {
  member: Member;
  community: Community;
  attendance: Attendance;
}

/** The button below the card of the upcoming Shabbos, and the dialog that it opens (rule: later-shabbos-dialog). */
export function LaterShabbos({ member, community, attendance }: LaterShabbosProps) {
  // 'hidden' keeps what has been typed in the dialog.
  const [dialog, setDialog] = useState<'none' | 'shown' | 'hidden'>('none');
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setDialog('shown')}>
        Sign up for later Shabbos
      </button>
      {dialog === 'none' ? null : (
        <LaterShabbosDialog
          isShown={dialog === 'shown'}
          listedUpcoming={member.upcomingShabbos}
          onBack={() => setDialog('hidden')}
          onClosed={() => setDialog('none')}
          renderSignUp={(day, isPicked) => (
            <EventSignUp
              key={isPicked ? day : 'none'}
              event={shabbosOf(day, member)}
              member={member}
              community={community}
              attendance={attendance}
              isDisabled={!isPicked}
            />
          )}
        />
      )}
    </>
  );
}
