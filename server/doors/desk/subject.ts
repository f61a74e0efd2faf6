import type { Reading, SubjectWire } from '../../../contract/house/case-wire';
import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import type { CaseDeed } from '../../../domain/house/case';
import { type CaseActId, WORKERS } from '../../../domain/house/duties';
import { type QueueCounts, queueOfKind } from '../../../domain/house/queue';
import { hasRole, type StaffRole } from '../../../domain/house/roles';
import { listDeeds } from '../../base/house-log/log';
import type { Queries } from '../../base/database/database';
import { validate } from '../../base/http/validate';
import type { Route } from '../../base/http/route';
import { fileAnswer } from '../../people/files/file-answer';
import type { StaffDoor } from '../../people/staff/serve';
import type { StaffUser } from '../../people/staff/sessions';
import { type CaseDesk, offeredActs } from './case-desk';
import { readStanding } from './turn';
import type { AskingStaff } from './waiting-page';
import { createCaseWork, type WorkDeps } from './work';

type PaperFile = Parameters<typeof fileAnswer>[1];
type ByKit = 'kind' | 'turn' | 'heldBy' | 'acts' | 'done';

/**
 * One subject of the desk: routes, counts, rehearsal and log of openings follow from it. `waits`: count of its queue,
 * or of each when it has several. `shows`: the case but for turn, holder, deeds and acts.
 */
type Declaration<TWire extends SubjectWire, TDeps, TAt, TDesk> = Pick<
  CaseDesk<TAt, TDesk>,
  'acts' | 'isKept' | 'happened'
> & {
  wire: TWire;
  works?: CaseDesk<TAt, TDesk>['isDuty'];
  find(deps: TDeps, no: string): Promise<TAt>;
  over(deps: TDeps, outside: Parameters<CaseDesk<TAt, TDesk>['over']>[0]): TDesk;
  waits(queries: Queries, now: Date): Promise<number | QueueCounts>;
  queue(
    deps: TDeps,
    asked: RequestOf<TWire['queue']>,
    by: AskingStaff,
  ): Promise<Omit<ReplyOf<TWire['queue']>, 'counts'>>;
  shows(deps: TDeps, at: TAt, reader: CaseReader): Promise<Omit<ReplyOf<TWire['read']>, ByKit>>;
  /** True if the reader's own change awaits a second person. */
  isOwn?(deps: TDeps, at: TAt, user: StaffUser): Promise<boolean> | boolean;
  /** Deeds of the case; those of the log by default, none where the case has a history. */
  done?: null | ((deps: TDeps, no: string) => Promise<CaseDeed[] | null>);
  /** Acts whose result the page shows before confirmation. */
  reads?: { as: keyof typeof NO_READING; acts: readonly CaseActId[] };
  paper?(deps: TDeps, asked: { no: string; fileId: string }): Promise<PaperFile>;
  more?(kit: SubjectKit<TDeps, TAt, TDesk>): Route[];
};

type CaseReader = { no: string; user: StaffUser; isOwn: boolean };

type SubjectDeps<TDeps> = TDeps & WorkDeps & { door: StaffDoor };
type SubjectKit<TDeps, TAt, TDesk> = {
  deps: SubjectDeps<TDeps>;
  desk: CaseDesk<TAt, TDesk>;
  work: ReturnType<typeof createCaseWork<TAt, TDesk>>;
};

/** Results of acts that the page shows before confirmation; other acts have none. */
const NO_READING: Omit<Reading, 'texts'> = {
  answer: null,
  notice: null,
  calendar: null,
  surcharge: null,
  tariff: null,
  closure: null,
};

type CountAll = (roles: readonly StaffRole[]) => Promise<QueueCounts>;

export function subject<TWire extends SubjectWire, TDeps, TAt, TDesk>(declared: Declaration<TWire, TDeps, TAt, TDesk>) {
  const { wire, acts, isKept, happened, reads } = declared;
  const { kind } = wire;

  const deskOver = (deps: TDeps): CaseDesk<TAt, TDesk> => ({
    kind,
    acts,
    isKept,
    ...(happened !== undefined && { happened }),
    find: (no) => declared.find(deps, no),
    isDuty: declared.works ?? ((roles) => hasRole(roles, WORKERS[kind])),
    over: (outside) => declared.over(deps, outside),
  });

  const deedsOf = async (deps: SubjectDeps<TDeps>, no: string) =>
    declared.done === null ? {} : { done: (await declared.done?.(deps, no)) ?? (await listDeeds(deps.database, no)) };

  function paperRoute(deps: SubjectDeps<TDeps>): Route[] {
    const { paper } = wire;
    if (paper === null) return [];
    return [
      {
        method: 'GET',
        path: paper.path,
        guarded: 'own',
        async answer(request, call) {
          await deps.door.admit(call, paper.access);
          const file = await declared.paper?.(deps, validate(paper.request, request.param()));
          if (!file) throw new Error(`${kind} has papers on the wire and none at the desk`);
          return fileAnswer(request, file);
        },
      },
    ];
  }

  function routes(deps: SubjectDeps<TDeps>, counts: CountAll): Route[] {
    const { database, clock, door } = deps;
    const desk = deskOver(deps);
    const work = createCaseWork(deps, desk);
    return [
      door.serve(wire.queue, async (asked, { staffId, roles }) => ({
        ...(await declared.queue(deps, asked as RequestOf<TWire['queue']>, { staffId, now: clock.now() })),
        counts: await counts(roles),
      })),
      door.serve(wire.read, async (asked, user) => {
        const { no } = asked as { no: string };
        // The turn is read first: a change during the reading makes it outdated.
        const { turn, heldBy } = await readStanding(database, { ...desk, no });
        const at = await desk.find(no);
        const isOwn = (await declared.isOwn?.(deps, at, user)) ?? false;
        return {
          kind,
          ...(await declared.shows(deps, at, { no, user, isOwn })),
          turn,
          heldBy,
          ...(await deedsOf(deps, no)),
          acts: offeredActs(desk, user.roles, at, isOwn),
        };
      }),
      door.serve(wire.rehearse, async (asked, user) => {
        const { texts, result } = await work.rehearse(user, asked);
        return { texts, ...NO_READING, ...(reads?.acts.includes(asked.act) && { [reads.as]: result }) };
      }),
      door.serve(wire.act, async (asked, user) => {
        await work.act(user, asked);
        return null;
      }),
      door.serve(wire.hold, async (asked, user) => {
        await work.hold(user, asked);
        return null;
      }),
      ...paperRoute(deps),
      ...(declared.more?.({ deps, desk, work }) ?? []),
    ];
  }

  return {
    kind,
    wire,
    routes,
    async counts(queries: Queries, now: Date): Promise<QueueCounts> {
      const count = await declared.waits(queries, now);
      const queue = queueOfKind(kind);
      return typeof count === 'number' ? (queue === undefined ? {} : { [queue]: count }) : count;
    },
  };
}
