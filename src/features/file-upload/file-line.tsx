import type { FileUploadIntents, ShownFile, UploadFaultCode } from '../../../machines/order/file-upload';
import { fileUploadCopy as copy, sizeText } from '../../copy/papers/file-upload';
import { Icon } from '../../ui/mark/icon';
import { SmallPhoto } from '../../ui/mark/small-photo';
import { IconButton } from '../../ui/press/icon-button';
import { LinkButton } from '../../ui/press/link-button';
import { ChooseFile } from './choose-file';
import { Comma } from '../../ui/show/comma';

type FaultWords = Readonly<Record<UploadFaultCode, string>>;

function standing({ state, percent, faultCode, isLeaving, keptCode }: ShownFile, faults: FaultWords): string {
  if (faultCode !== null) return faults[faultCode];
  if (state === 'drawing') return copy.drawing;
  if (isLeaving) return copy.leaving;
  if (keptCode !== null) return copy.kept[keptCode];
  if (state === 'sending') return copy.sending(percent);
  return state === 'waiting' ? copy.waiting : copy.done;
}

const isOnItsWay = ({ state }: ShownFile) => ['drawing', 'waiting', 'sending'].includes(state);

type FileLineProps = {
  file: ShownFile;
  on: Pick<FileUploadIntents, 'open' | 'replace' | 'retry' | 'remove'>;
  faults?: FaultWords;
  /** True while changes are locked. */
  isShut?: boolean;
};

export function FileLine({ file, on, faults = copy.fault, isShut = false }: FileLineProps) {
  const { key, name, bytes, small, state, percent, mayRetry, mayRemove, mayReplace, mayOpen } = file;
  const isFailed = state === 'failed' || file.keptCode !== null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 rounded-control bg-canvas py-1 pr-1 pl-3">
      <div className="flex min-w-0 items-center gap-2">
        {small !== null && <SmallPhoto>{small}</SmallPhoto>}
        <div className="min-w-0">
          <p className="truncate text-ink">
            {name}
            <span className="ml-2 text-12 text-muted">
              <Comma />
              {sizeText(bytes)}
            </span>
          </p>
          <p role={isFailed ? 'alert' : undefined} className={`text-12 ${isFailed ? 'text-bad' : 'text-muted'}`}>
            {state === 'done' && <Icon name="check" className="mr-1 inline-block size-3.5 align-[-2px] text-good" />}
            {standing(file, faults)}
          </p>
        </div>
      </div>
      <div className="flex items-center">
        {mayOpen && (
          <LinkButton isLook className="px-2 py-1" onClick={() => on.open(key)}>
            <span aria-hidden="true">{copy.open}</span>
            <span className="sr-only">{copy.openOf(name)}</span>
          </LinkButton>
        )}
        {mayReplace && (
          <ChooseFile
            text={copy.replace}
            label={copy.replaceOf(name)}
            isOne
            onChoose={([chosen]) => chosen && on.replace(key, chosen)}
          />
        )}
        {mayRetry && !isShut && (
          <LinkButton className="px-2 py-1" onClick={() => on.retry(key)}>
            <span aria-hidden="true">{copy.retry}</span>
            <span className="sr-only">{copy.retryOf(name)}</span>
          </LinkButton>
        )}
        {mayRemove && !file.isLeaving && !isShut && (
          <IconButton
            name="close"
            label={isOnItsWay(file) ? copy.cancel(name) : copy.remove(name)}
            onClick={() => on.remove(key)}
          />
        )}
      </div>
      {state === 'sending' && (
        <div
          role="progressbar"
          aria-label={name}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="gauge col-span-2 mt-1 mr-2 mb-1 h-1 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full bg-sea transition-[width]" style={{ width: `${percent}%` }} />
        </div>
      )}
    </li>
  );
}
