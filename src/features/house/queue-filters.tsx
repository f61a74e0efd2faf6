import { DEPARTING, isOrderQueue, type QueueOption } from '../../../domain/house/queue';
import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import type { DeskQueueIntents, DeskQueueView } from '../../../machines/house/desk-queue';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { Checkbox } from '../../ui/form/checkbox';
import { Select } from '../../ui/form/select';
import { Button } from '../../ui/press/button';
import { MODES } from './queue-cells';

type Parts = { view: DeskQueueView; on: DeskQueueIntents };

const ALL = 'ALL';
type Choice = ModeId | typeof ALL;
const isAll = (key: Choice): key is typeof ALL => key === ALL;

const CHOICES = [
  { key: ALL as Choice, label: copy.allModes },
  ...MODE_IDS.flatMap((key) => (MODES[key] === undefined ? [] : [{ key, label: MODES[key] }])),
];

type NarrowProps = {
  label: string;
  all: string;
  chosen: string;
  options: readonly QueueOption[];
  onChoose: (key: string) => void;
};

const Narrow = ({ label, all, chosen, options, onChoose }: NarrowProps) => (
  <div className="w-48 max-md:w-full">
    <Select<string>
      label={label}
      hint=""
      placeholder={all}
      choices={[
        { key: ALL, label: all },
        ...options.map(({ key, name, count }) => ({ key, label: copy.optionOf(name, count) })),
      ]}
      chosen={chosen === '' ? ALL : chosen}
      onChoose={(key) => onChoose(key === ALL ? '' : key)}
    />
  </div>
);

export function Filters({ view: { asked, options, isBusy, stage, records }, on }: Parts) {
  const isListed = stage === 'listed' && records.length > 0;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      {isOrderQueue(asked.queue) && (
        <div className="w-48 max-md:w-full">
          <Select<Choice>
            label={copy.mode}
            hint=""
            placeholder={copy.allModes}
            choices={CHOICES}
            chosen={asked.mode === '' ? ALL : asked.mode}
            onChoose={(key) => on.chooseMode(isAll(key) ? '' : key)}
          />
        </div>
      )}
      {isOrderQueue(asked.queue) && options !== null && (
        <>
          <Narrow
            label={copy.port}
            all={copy.allPorts}
            chosen={asked.port}
            options={options.ports}
            onChoose={on.choosePort}
          />
          <Narrow
            label={copy.hazard}
            all={copy.allHazards}
            chosen={asked.hazard}
            options={options.hazards.map((one) => ({ ...one, name: copy.hazardNamed(one.name) }))}
            onChoose={on.chooseHazard}
          />
          {asked.queue === DEPARTING && (
            <Narrow
              label={copy.departure}
              all={copy.allDepartures}
              chosen={asked.departure}
              options={options.departures}
              onChoose={on.chooseDeparture}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-9.5 print:hidden">
        <Checkbox name="isMine" isChecked={asked.isMine} onChange={on.toggleMine}>
          {copy.mine}
        </Checkbox>
        <Button look="line" size="small" isBusy={isBusy} hotkey="r" onClick={on.refresh}>
          {copy.refresh}
        </Button>
        {isListed && (
          <>
            <Button look="line" size="small" isOff={isBusy} hotkey="e" onClick={on.exportList}>
              {copy.exportList}
            </Button>
            <Button look="line" size="small" isOff={isBusy} hotkey="p" onClick={on.printList}>
              {copy.printList}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
