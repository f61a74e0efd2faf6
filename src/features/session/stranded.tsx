import { sessionCopy } from '../../copy/people/session';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';

const { stranded: copy } = sessionCopy;

/** Shown when the automatic reload did not help. */
export function StrandedView({ onReload }: { onReload: () => void }) {
  return (
    <section
      className="fixed inset-0 z-30 grid place-items-center overflow-y-auto bg-canvas p-6"
      aria-labelledby="stranded-title"
    >
      <div className="w-full max-w-99 rounded-dialog bg-surface p-6 shadow-dialog">
        <div className="flex items-start gap-4">
          <span className="grid size-11 flex-none place-items-center rounded-full bg-warn-tint text-warn">
            <Icon name="clock" />
          </span>
          <div role="alert">
            <h1 id="stranded-title" className="text-20">
              {copy.title}
            </h1>
            <p className="mt-1">{copy.text}</p>
          </div>
        </div>
        <Button look="sea" className="mt-6 w-full" onClick={onReload}>
          {copy.reload}
        </Button>
      </div>
    </section>
  );
}
