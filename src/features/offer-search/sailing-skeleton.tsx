import { Bar } from '../../ui/show/bar';

const EXPECTED = 5;
const WEEK = 7;

const Card = () => (
  <div className="grid items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 pb-15 md:grid-cols-2 md:px-5 lg:grid-cols-[148px_minmax(220px,1fr)_minmax(170px,200px)_172px]">
    <div className="grid gap-2">
      <Bar className="h-4 w-20" />
      <Bar className="h-3 w-32" />
    </div>
    <div className="flex items-center gap-3">
      <Bar className="h-10 w-14" />
      <span className="h-px flex-1 bg-line" />
      <Bar className="h-10 w-14" />
    </div>
    <div className="grid gap-2">
      <Bar className="h-6 w-16" />
      <Bar className="h-3 w-full" />
    </div>
    <div className="flex justify-between gap-2 md:grid md:justify-items-end">
      <Bar className="h-7 w-32" />
      <Bar className="h-8 w-24" />
    </div>
  </div>
);

export function SailingSkeleton({ words }: { words: string }) {
  return (
    <div className="grid animate-pulse gap-8 xl:grid-cols-[200px_minmax(0,1fr)]">
      <output className="sr-only">{words}</output>
      <div aria-hidden="true" className="grid content-start gap-6 max-xl:hidden">
        <Bar className="h-6 w-16" />
        <Bar className="h-28" />
        <Bar className="h-20" />
        <Bar className="h-16" />
      </div>
      <div aria-hidden="true" className="min-w-0">
        <div className="flex h-16 overflow-hidden rounded-card border border-line bg-surface">
          {Array.from({ length: WEEK }, (_, day) => (
            <span
              key={day}
              className="grid flex-1 content-center justify-items-center gap-2 border-line not-first:border-l"
            >
              <Bar className="h-3 w-3/4 max-w-14" />
              <Bar className="h-3 w-1/2 max-w-10" />
            </span>
          ))}
        </div>
        <Bar className="mt-5 mb-4 h-6 w-60" />
        <div className="grid gap-3">
          {Array.from({ length: EXPECTED }, (_, card) => (
            <Card key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
