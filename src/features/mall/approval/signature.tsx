import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, type PointerEvent } from 'react';

import { SIGNING_BOX, type Point } from '../../../../domain/values/signature';
import {
  selectSignature,
  signatureIntents,
  type SignatureActor,
  type SignatureIntents,
  type SignatureView as View,
} from '../../../../machines/booking/signature';
import { signatureCopy as copy } from '../../../copy/mall/approval';
import { Checkbox } from '../../../ui/form/checkbox';
import { LinkButton } from '../../../ui/press/link-button';

const clampPen = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Points since the last event, in box units. */
function pointsUnder({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): readonly Point[] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  // Older browsers report only the last point.
  const passed = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (passed.length > 0 ? passed : [nativeEvent]).map(({ clientX, clientY }) => ({
    x: clampPen(((clientX - left) * SIGNING_BOX.width) / Math.max(1, width), SIGNING_BOX.width),
    y: clampPen(((clientY - top) * SIGNING_BOX.height) / Math.max(1, height), SIGNING_BOX.height),
  }));
}

type PadProps = { view: View; on: SignatureIntents };

const { width, height } = SIGNING_BOX;
const LINE_Y = 118;

/** A finger on the box draws and never scrolls the page. */
const Box = ({ view: { path }, on }: PadProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={copy.box}
    className="max-h-60 w-full touch-none rounded-control border border-line-strong bg-canvas text-ink select-none"
    onPointerDown={(event) => on.begin(pointsUnder(event))}
    onPointerMove={(event) => on.draw(pointsUnder(event))}
    onPointerUp={on.end}
    onPointerLeave={on.end}
    onPointerCancel={on.end}
  >
    <path
      d={`M20 ${LINE_Y}H${width - 20}`}
      fill="none"
      strokeDasharray="3 4"
      className="stroke-line-strong"
      aria-hidden="true"
    />
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    />
  </svg>
);

export function SignatureView(props: PadProps) {
  const { view, on } = props;
  const { stage } = view;
  const isTyped = stage === 'typed';
  return (
    <div className="grid gap-2">
      {!isTyped && <Box {...props} />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <output className={`text-12 ${stage === 'short' ? 'text-warn' : 'text-muted'}`}>{copy.says[stage]}</output>
        {(stage === 'short' || stage === 'drawn') && (
          <LinkButton className="min-h-11 px-2" onClick={on.clear}>
            {copy.clear}
          </LinkButton>
        )}
      </div>
      <Checkbox name="typed" isChecked={isTyped} onChange={(isChosen) => (isChosen ? on.type() : on.write())}>
        {copy.typed}
      </Checkbox>
    </div>
  );
}

export function Signature({ actor }: { actor: SignatureActor }) {
  const view = useSelector(actor, selectSignature, shallowEqual);
  const on = useMemo(() => signatureIntents(actor), [actor]);
  return <SignatureView view={view} on={on} />;
}
