import type { ReactNode } from 'react';

import type { NavigationView } from '../../../machines/shell/navigation';
import { errorCopy } from '../../copy/site/error';
import { frameCopy } from '../../copy/site/frame';
import { titles } from '../../copy/site/titles';
import { Button } from '../../ui/press/button';
import { Glyph, SIGNS } from '../../ui/mark/glyph';

const { gate: copy } = frameCopy;

/** Shown in place of a private page. The address stays, so that signing in opens this page. */
function SignInGateView({ title, onLogin }: { title: string; onLogin: () => void }) {
  return (
    <section className="wrap grid flex-1 content-center justify-items-start gap-3 py-28">
      <p className="flex items-center gap-2 text-muted">
        <Glyph path={SIGNS.lock} />
        {copy.title}
      </p>
      <h1 className="text-32 outline-none">{title}</h1>
      <p className="max-w-130 text-16 text-muted">{copy.text}</p>
      <div className="mt-4">
        <Button look="signal" size="large" onClick={onLogin}>
          {copy.login}
        </Button>
      </div>
    </section>
  );
}

/** Fills over about five seconds without reaching the end; the page's arrival removes it. */
function ProgressBar({ isFilling }: { isFilling: boolean }) {
  if (!isFilling) return null;
  return (
    <div role="progressbar" aria-label={frameCopy.loading} className="fixed inset-x-0 top-0 z-20 h-0.75">
      <span className="block h-full origin-left animate-fill bg-beacon" />
    </div>
  );
}

type StageProps = {
  view: NavigationView;
  page: ReactNode;
  skeleton: ReactNode;
  renderFault: (message: string) => ReactNode;
  renderFrame: (stage: ReactNode) => ReactNode;
  onLogin: () => void;
};

function stageContent({ view: { stage, place }, page, skeleton, renderFault, onLogin }: StageProps): ReactNode {
  switch (stage) {
    case 'page':
      return page;
    case 'checking':
      return skeleton;
    case 'gate':
      return <SignInGateView title={titles[place.name]} onLogin={onLogin} />;
    case 'broken':
      return renderFault(errorCopy.chunk);
  }
}

/** The old page fades out before the new one fades in; the first page does neither. */
const stageMotion = ({ isLeaving, isFirst }: NavigationView) => {
  if (isLeaving) return 'opacity-0 transition-opacity duration-40';
  return isFirst ? '' : 'animate-fade';
};

export function StageView(props: StageProps) {
  const { view, renderFrame } = props;
  const { place, isLeaving, isFirst, isMoving } = view;
  return (
    <>
      <ProgressBar isFilling={isMoving} />
      {renderFrame(
        <div
          key={place.name + place.path}
          aria-busy={isLeaving}
          className={`flex flex-1 flex-col ${stageMotion(view)}`}
        >
          {stageContent(props)}
        </div>,
      )}
      <p role="status" className="sr-only">
        {isFirst ? '' : frameCopy.opened(titles[place.name])}
      </p>
    </>
  );
}
