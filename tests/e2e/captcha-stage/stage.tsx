import { useSelector } from '@xstate/react';
import { create } from 'axios';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';

import { captchaMachine, type CaptchaActor, type CaptchaForm } from '../../../machines/identity/captcha';
import { challengeMachine } from '../../../machines/identity/captcha/challenge';
import { clickWordMachine } from '../../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../../machines/identity/captcha/slider';
import { checkAnswerVia } from '../../../src/effects/captcha/check-answer';
import { requestChallengeVia } from '../../../src/effects/captcha/request-challenge';
import { secondTicker } from '../../../src/effects/second-ticker';
import { Captcha } from '../../../src/features/captcha/captcha';
import '../../../src/ui/ui.css';

const asked = new URLSearchParams(location.search);
const form: CaptchaForm = asked.get('form') === 'pop' ? 'pop' : 'embedded';

const connect = async () => create({ baseURL: location.origin, headers: { appCode: 'echem', appDriver: '101' } });
const challenge = challengeMachine.provide({
  actors: { requestChallenge: requestChallengeVia(connect), secondTicker },
});
const actors = { challenge, checkAnswer: checkAnswerVia(connect) };
const machine = captchaMachine.provide({
  actors: { slider: sliderMachine.provide({ actors }), clickWord: clickWordMachine.provide({ actors }) },
});

function Running({ actor }: { actor: CaptchaActor }) {
  const outcome = useSelector(actor, ({ output }) => output);
  return (
    <>
      <Captcha actor={actor} />
      {outcome && <pre>{JSON.stringify(outcome)}</pre>}
    </>
  );
}

/** Page with a single captcha of the width in the address. */
function Stage() {
  const [actor, setActor] = useState<CaptchaActor | null>(null);
  return (
    <div className="p-4" style={{ width: `calc(${asked.get('width') ?? 310}px + 32px)` }}>
      <button type="button" onClick={() => setActor(createActor(machine, { input: { form, phone: '' } }).start())}>
        开始
      </button>
      {actor && <Running actor={actor} />}
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the stage has lost its #root');
createRoot(root).render(<Stage />);
