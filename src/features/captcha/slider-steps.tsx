import type { SliderIntents, SliderView } from '../../../machines/identity/captcha/slider';
import { captchaCopy } from '../../copy/people/captcha';
import type { WorkIconName } from '../../ui/mark/work-icon';
import { ToolButton } from './tool-button';

const { slider: copy, renew } = captchaCopy;

type StepProps = { icon: WorkIconName; label: string; by: number; view: SliderView; intents: SliderIntents };

const Step = ({ icon, label, by, view, intents }: StepProps) => (
  <ToolButton
    icon={icon}
    label={label}
    isOff={!view.canMove}
    className="h-9 w-full"
    onPress={(at) => intents.nudge(by, at)}
  />
);

/** Moves the piece by single presses, for users who cannot drag. */
export function SliderSteps({ view, intents }: { view: SliderView; intents: SliderIntents }) {
  const shared = { view, intents };
  return (
    <fieldset
      aria-label={copy.steps}
      className="grid min-w-0 grid-cols-[1fr_1fr_1.2fr_1fr_1fr_1fr_1.6fr] items-center gap-1.5"
    >
      <Step {...shared} icon="chevronsLeft" label={copy.left10} by={-10} />
      <Step {...shared} icon="chevronLeft" label={copy.left1} by={-1} />
      <span className={`text-center font-medium ${view.canMove ? 'text-ink' : 'text-muted'}`}>
        {Math.round(view.offset)}
      </span>
      <Step {...shared} icon="chevronRight" label={copy.right1} by={1} />
      <Step {...shared} icon="chevronsRight" label={copy.right10} by={10} />
      <ToolButton icon="refresh" label={renew} isOff={!view.canRenew} className="h-9 w-full" onPress={intents.renew} />
      <ToolButton look="sea" isOff={!view.canSubmit} className="h-9 w-full" onPress={intents.submit}>
        {copy.submit}
      </ToolButton>
    </fieldset>
  );
}
