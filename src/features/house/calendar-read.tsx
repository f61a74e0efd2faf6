import type { CalendarReading } from '../../../domain/house/case';
import type { CalendarYear } from '../../../domain/values/days-off';
import { calendarCopy as copy } from '../../copy/house/calendar';

export function YearDays({ off, worked, isTold }: Pick<CalendarYear, 'off' | 'worked' | 'isTold'>) {
  const rows = [
    [copy.off, off.map(({ from, until }) => copy.range(from, until))],
    [copy.worked, worked],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3 sm:grid-cols-2">
        {rows.map(([name, days]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="text-ink">
              {days.length === 0
                ? copy.none
                : days.map((day) => (
                    <span key={day} className="block">
                      {day}
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      {!isTold && <p className="text-12 text-muted">{copy.untoldNote}</p>}
    </div>
  );
}

const KINDS = ['orders', 'enquiries', 'buyerPapers', 'samples'] as const;

function Days({ name, days }: { name: string; days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <p className="wrap-anywhere text-ink">
      {name}：{days.join('、')}
    </p>
  );
}

export function CalendarRead({ newlyOff, newlyWorked, next, given, ...year }: CalendarReading) {
  const isSame = newlyOff.length === 0 && newlyWorked.length === 0;
  return (
    <section aria-label={copy.reads} className="grid gap-3">
      <p className="text-12 text-muted">{copy.reads}</p>
      <YearDays {...year} />
      <div className="grid gap-1 rounded-card bg-warn-tint px-4 py-3">
        {isSame && <p className="text-ink">{copy.unchanged}</p>}
        <Days name={copy.newlyOff} days={newlyOff} />
        <Days name={copy.newlyWorked} days={newlyWorked} />
      </div>
      {next.length > 0 && (
        <div>
          <p className="text-12 text-muted">{copy.next}</p>
          {next.map(({ from, before, after }) => (
            <p key={from} className="text-ink">
              {copy.moved(from, before, after)}
            </p>
          ))}
        </div>
      )}
      <div>
        <p className="text-12 text-muted">{copy.given}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt className="text-12 text-muted">{copy.kinds[kind]}</dt>
              <dd className="text-ink">{given[kind].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
