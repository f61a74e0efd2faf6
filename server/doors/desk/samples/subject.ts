import { sampleWire } from '../../../../contract/house/samples';
import { sampleDue } from '../../../../domain/house/queue';
import { isSampleOpen } from '../../../../domain/mall/samples';
import { toIso } from '../../../../domain/values/moments';
import { sampleDecisions, type SampleDecisionDeps } from '../../../orders/mall/samples/decisions';
import type { SampleService } from '../../../orders/mall/samples/service';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { SAMPLE_ACTS, type SampleDesk } from './acts';
import { listSamples, samplesWaiting } from './queue';
import { loadSampleCase } from './sample';

type Deps = WorkDeps &
  SampleDecisionDeps & { calendar: Pick<CalendarWatch, 'current'>; sampleGate: SampleService['gateOf'] };

export const samples = subject({
  wire: sampleWire,
  acts: SAMPLE_ACTS,
  happened:
    'select count(*) + count(decided_at) + count(sent_at) + count(received_at) from samples where sample_no = $1',
  /** The person who approves a sample also sends it. */
  isKept: true,
  waits: samplesWaiting,
  queue: async ({ database, calendar }: Deps, asked, by) =>
    listSamples(database, asked, { ...by, calendar: await calendar.current() }),
  find: ({ database, sampleGate }: Deps, no) => loadSampleCase(database, no, sampleGate),
  shows: async ({ calendar }, at) => ({
    ...at,
    dueAt: isSampleOpen(at.state) ? toIso(sampleDue(Date.parse(at.askedAt), await calendar.current())) : null,
  }),
  over: (deps, outside): SampleDesk => ({
    ...sampleDecisions({ ...deps, ...outside }),
    now: () => new Date(deps.clock.now()),
  }),
});
