type LoadBarProps = { name: string; now: number; most: number; words: string };

/** Load against its limit; an overload is red and given in figures. */
export function LoadBar({ name, now, most, words }: LoadBarProps) {
  const isOver = now > most;
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)_9.5rem] items-center gap-3 text-12">
      <dt className="text-muted">{name}</dt>
      <dd className="contents">
        <span aria-hidden="true" className="gauge h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className={`block h-full ${isOver ? 'bg-bad' : 'bg-sea'}`}
            style={{ width: `${Math.min(100, (now / most) * 100)}%` }}
          />
        </span>
        <span className={`text-right ${isOver ? 'font-semibold text-bad' : 'text-ink'}`}>{words}</span>
      </dd>
    </div>
  );
}
