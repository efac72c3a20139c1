import { toDay } from '@/domain/day';
import { at, buildCommunity, buildMember, buildSignUp, catskills } from '@/domain/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryMember } from '../../../../.storybook/StoryMember';
import { SignUpTable } from './SignUpTable';
import './UnitsOpenScreen.scss';

const community = buildCommunity({ openOnThu: true, place: catskills });

/** The sign-ups of an event, in the server's order. On a phone each row is a card. */
const meta = {
  title: 'Components/Minyan/Table of sign-ups',
  component: SignUpTable,
  args: {
    event: { kind: 'shabbos', day: toDay('2026-11-14') },
    signUps: [
      buildSignUp({ userName: 'Zalman Weiss', unit: '4', peopleCount: 4, reservedMussaf: true }),
      buildSignUp({
        userName: 'Moshe Berkowitz',
        unit: 'Bungalow 14',
        peopleCount: 3,
        part: 'full',
        isGuest: true,
      }),
      buildSignUp({ userName: 'Chaim Adler', unit: 'Building C-204', peopleCount: 2, onlyIfMinyan: true }),
      buildSignUp({ userName: 'Dovid Katz', unit: '7', anonymous: true, comingEarlier: true }),
    ].map((signUp, index) => ({ ...signUp, timeAdded: at(`2026-11-1${index}T09:05:00-05:00`) })),
    now: at('2026-11-13T12:00:00-05:00'),
  },
  decorators: [
    (Table) => (
      <StoryMember member={buildMember()} community={community}>
        <div className="page">
          <Table />
        </div>
      </StoryMember>
    ),
  ],
} satisfies Meta<typeof SignUpTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourSignUps: Story = {};
