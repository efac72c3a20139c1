import { toDay } from '@/domain/day';
import { DAY_MS } from '@/domain/duration';
import { signUpTime } from '../time/signUpTime';
import type { WinterizeRequest } from '../wire/wireTypes';
import type {
  ColonyRecord,
  InvitationRecord,
  MemberRecord,
  ResetRecord,
  Rows,
  ServiceRecord,
  Settings,
  SignUpRecord,
  Tables,
} from './db';
import { demoBypassCode, demoPassword } from './demoAccounts';
import { initialValues } from './signUpFields';

const WEEK_MS = 7 * DAY_MS;

/**
 * Builds records with plausible defaults. Tests and scenarios pass the fields that matter to them as `overrides`. Ids count
 * up from 1 and are the same in every run. The database that is created from `buildTables` continues the count.
 */
export function createBuilders(now: number, seed = 0) {
  const lastIds: Record<string, number> = {};
  const builder =
    <Row>(kind: string, defaults: (id: string, number: number) => Row) =>
    (overrides: Partial<Row> = {}): Row => {
      const number = (lastIds[kind] ?? 0) + 1;
      lastIds[kind] = number;
      return { ...defaults(`${kind}-${number}`, number), ...overrides };
    };

  return {
    seed,
    buildColony: builder<ColonyRecord>('colony', (id) => ({
      id,
      name: 'Pine Hollow',
      email: 'office@pinehollow.example.com',
      blockWinterize: false,
      policies: [],
      lat: 41.6556,
      lon: -74.6893,
      hasMikvah: true,
      shulOpenAt: [],
      mikvahOpenAt: [],
      notes: [],
      openOnThu: false,
      maftirMussafOption: true,
    })),
    buildMember: builder<MemberRecord>('member', (id, number) => ({
      id,
      colonyId: 'colony-1',
      firstName: 'Member',
      lastName: `Number ${number}`,
      email: `member${number}@example.com`,
      phone: `+1845555${String(number % 10_000).padStart(4, '0')}`,
      username: `member${number}`,
      password: demoPassword,
      unit: String(number),
      balance: 0,
      notifications: 'A',
      notificationMethod: 'E',
    })),
    buildSignUp: builder<SignUpRecord>('record', (id) => ({
      id,
      userId: 'member-1',
      day: toDay('2026-11-21'),
      holidayName: null,
      ...initialValues,
      timeAdded: signUpTime(now - DAY_MS),
    })),
    buildReset: builder<ResetRecord>('reset', (token) => ({
      token,
      userId: 'member-1',
      expiresAt: now + WEEK_MS,
      usedAt: null,
    })),
    buildInvitation: builder<InvitationRecord>('join', (token, number) => ({
      token,
      colonyId: 'colony-1',
      firstName: 'Shmuel',
      lastName: 'Newman',
      email: `newcomer${number}@example.com`,
      unit: `${60 + number}`,
      suggestedUsername: `newcomer${number}`,
      expiresAt: now + WEEK_MS,
      usedAt: null,
    })),
    buildWinterizeRequest: (overrides: Partial<WinterizeRequest> = {}): WinterizeRequest => ({
      colonyName: 'Pine Hollow',
      startDate: '2026-11-01',
      toiletAmount: 1,
      sinkAmount: 1,
      washingMachineAmount: 1,
      thermostatAmount: 1,
      otherAppliances: '',
      specialInstructions: '',
      todo: 'Winterize',
      combinationCode: '1234',
      breaker: false,
      heat: false,
      heatTemperature: null,
      bypassCode: '',
      ignore_duplicates: false,
      waiverLink: null,
      ...overrides,
    }),
    buildServiceRecord: (record: Omit<ServiceRecord, 'id'>) =>
      builder<ServiceRecord>('request', (id) => ({ id, ...record }))(),
    buildTables: (rows: Partial<Rows>, settings: Partial<Settings> = {}): Tables => ({
      colonies: [],
      members: [],
      signUps: [],
      holidays: [],
      sessions: [],
      resets: [],
      invitations: [],
      serviceRequests: [],
      mails: [],
      ...rows,
      settings: {
        bypassCodes: [demoBypassCode],
        wireStyle: 'modern',
        defaultSessionUserId: null,
        ...settings,
      },
      lastIds,
    }),
  };
}

export type Builders = ReturnType<typeof createBuilders>;
