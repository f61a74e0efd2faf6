import {
  actOnSample,
  holdSample,
  houseSamples,
  readSampleCase,
  rehearseSample,
} from '../../../../contract/house/samples';
import { WORKERS } from '../../../../domain/house/duties';
import { sampleDue } from '../../../../domain/house/queue';
import { isSampleOpen } from '../../../../domain/mall/samples';
import { hasRole } from '../../../../domain/house/roles';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import type { Route } from '../../../base/http/route';
import type { SampleService } from '../../../orders/mall/samples/service';
import { sampleDecisions, type SampleDecisionDeps } from '../../../orders/mall/samples/decisions';
import type { StaffDoor } from '../../../people/staff/serve';
import { offeredActs, type CaseDesk } from '../case-desk';
import { countQueues } from '../counts';
import { listDeeds } from '../../../base/house-log/log';
import { readStanding } from '../turn';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { SAMPLE_ACTS, type SampleDesk } from './acts';
import { listSamples } from './queue';
import { loadSampleCase, type AtSample } from './sample';

export type SampleDeskDeps = WorkDeps &
  SampleDecisionDeps & {
    door: StaffDoor;
    calendar: Pick<CalendarWatch, 'current'>;
    sampleGate: SampleService['gateOf'];
  };

export function sampleDeskRoutes({ door, calendar, ...deps }: SampleDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk: CaseDesk<AtSample, SampleDesk> = {
    kind: 'sample',
    acts: SAMPLE_ACTS,
    /** The person who approves a sample also sends it. */
    isKept: true,
    find: (sampleNo) => loadSampleCase(database, sampleNo, deps.sampleGate),
    isDuty: (roles) => hasRole(roles, WORKERS.sample),
    over: (outside) => ({ ...sampleDecisions({ ...deps, ...outside }), now: () => new Date(clock.now()) }),
  };
  return [
    door.serve(houseSamples, async (asked, { staffId, roles }) => ({
      ...(await listSamples(database, asked, { staffId, now: clock.now(), calendar: await calendar.current() })),
      counts: await countQueues(database, roles, new Date(clock.now())),
    })),
    door.serve(readSampleCase, async ({ no }, { roles }) => {
      const { turn, heldBy } = await readStanding(database, { kind: 'sample', no });
      const sample = await desk.find(no);
      return {
        kind: 'sample' as const,
        ...sample,
        turn,
        heldBy,
        dueAt: isSampleOpen(sample.state)
          ? new Date(sampleDue(Date.parse(sample.askedAt), await calendar.current())).toISOString()
          : null,
        done: await listDeeds(database, no),
        acts: offeredActs(desk, roles, sample),
      };
    }),
    ...workRoutes(door, { rehearse: rehearseSample, act: actOnSample, hold: holdSample }, createCaseWork(deps, desk)),
  ];
}
