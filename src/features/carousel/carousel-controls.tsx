import type { CarouselIntents, CarouselView } from '../../../machines/shell/carousel';
import { carouselCopy as copy } from '../../copy/content/carousel';
import { WorkIcon, type WorkIconName } from '../../ui/mark/work-icon';

function Control({ icon, label, onClick }: { icon: WorkIconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 place-items-center rounded-control text-deep-text outline-on-deep hover:bg-deep-2 hover:text-on-deep"
      onClick={onClick}
    >
      <WorkIcon name={icon} />
    </button>
  );
}

export function CarouselControls({ view: { slides, at, isPlaying }, on }: { view: CarouselView; on: CarouselIntents }) {
  return (
    <div className="flex items-center gap-1 border-t border-deep-line py-2 pr-3 pl-4">
      <div className="flex flex-1 gap-1">
        {slides.map(({ slideId }, place) => (
          <button
            key={slideId}
            type="button"
            aria-label={copy.slide(place + 1, slides.length)}
            aria-current={place === at}
            className="group grid size-6 place-items-center rounded-control outline-on-deep"
            onClick={() => on.choose(place)}
          >
            <span className="size-2 rotate-45 bg-deep-muted group-aria-[current=true]:bg-beacon" />
          </button>
        ))}
      </div>
      {isPlaying ? (
        <Control icon="pause" label={copy.pause} onClick={on.pause} />
      ) : (
        <Control icon="play" label={copy.play} onClick={on.play} />
      )}
      <Control icon="chevronLeft" label={copy.previous} onClick={() => on.turn(-1)} />
      <Control icon="chevronRight" label={copy.next} onClick={() => on.turn(1)} />
    </div>
  );
}
