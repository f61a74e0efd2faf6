import { useState } from 'react';

import { flowAtlasCopy as copy } from '../../src/copy/flow-atlas';
import { Logo } from '../../src/ui/mark/logo';
import type { Theme } from '../picture/flow-picture';
import { useAddress } from './address';
import './atlas.css';
import './chart.css';
import './side.css';
import './stage.css';
import '../picture/picture.css';
import { flowById } from './catalogue';
import { Contents } from './contents';
import { FlowPage } from './flow-page';
import { Segments } from './segments';
import type { Surroundings } from './stage';

/** Every flow of the house as a picture one can work with. */
export function Atlas({ around }: { around: Surroundings }) {
  const { hash, address } = useAddress();
  const [theme, setTheme] = useState<Theme>('auto');
  const flow = flowById.get(address.flow ?? '');
  return (
    <div className="atlas" data-theme={theme}>
      <header className="atlas-bar">
        <a href="#/" target="_self" className="atlas-mark">
          <Logo />
          <b>{copy.title}</b>
        </a>
        {flow && (
          <a href="#/" target="_self">
            {copy.back}
          </a>
        )}
        <span className="grow" />
        <Segments label={copy.bar.theme} options={copy.bar.themes} chosen={theme} onChoose={setTheme} />
      </header>
      {flow ? (
        <FlowPage key={hash} flow={flow} history={address.history} theme={theme} around={around} />
      ) : (
        <Contents theme={theme} />
      )}
    </div>
  );
}
