import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  devicesIntents,
  selectDevices,
  type Device,
  type DevicesActor,
  type DevicesIntents,
  type DevicesView,
} from '../../../machines/identity/devices';
import { devicesCopy as copy } from '../../copy/people/devices';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { Card } from './center-parts';

type LineProps = { device: Device; endingId: string | null; on: DevicesIntents };

function Line({ device: { sessionId, device, seenAt, isCurrent }, endingId, on }: LineProps) {
  const isEnding = endingId === sessionId;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">{device}</p>
        <p className="text-12 text-muted">{isCurrent ? copy.here : copy.seen(seenAt)}</p>
      </div>
      {!isCurrent && (
        <Button look="line" size="small" isBusy={isEnding} isOff={endingId !== null} onClick={() => on.end(sessionId)}>
          <span aria-hidden="true">{isEnding ? copy.ending : copy.end}</span>
          <span className="sr-only">{copy.endOf(device)}</span>
        </Button>
      )}
    </li>
  );
}

export function DevicesCardView({ view, on }: { view: DevicesView; on: DevicesIntents }) {
  const { stage, devices, endingId, failureCode } = view;
  return (
    <Card title={copy.title} turn={`${stage} ${devices.length}`}>
      {stage === 'loading' && (
        <p ref={catchFocus} role="status" className="mt-3 text-muted">
          {copy.loading}
        </p>
      )}
      {failureCode !== null && (
        <p role="alert" className="mt-3 text-bad">
          {copy.failure[failureCode]}
        </p>
      )}
      {stage === 'failed' && (
        <Button look="line" className="mt-4" onClick={on.refresh}>
          {copy.retry}
        </Button>
      )}
      {stage === 'listed' && (
        <ul className="mt-1">
          {devices.map((device) => (
            <Line key={device.sessionId} device={device} endingId={endingId} on={on} />
          ))}
        </ul>
      )}
      {stage === 'listed' && devices.length === 1 && <p className="mt-2 text-muted">{copy.alone}</p>}
    </Card>
  );
}

export function DevicesCard({ actor }: { actor: DevicesActor }) {
  const view = useSelector(actor, selectDevices, shallowEqual);
  const on = useMemo(() => devicesIntents(actor), [actor]);
  return <DevicesCardView view={view} on={on} />;
}
