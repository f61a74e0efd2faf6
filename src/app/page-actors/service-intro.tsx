import type { ComponentType } from 'react';

import type { RouteName } from '../../../domain/routes';
import type { ServiceCopy } from '../../copy/pages/page-copy';
import { picturePart } from '../../ui/show/pictured';

const nothing = async (): Promise<ComponentType> => () => null;

/**
 * Introduction below a search, drawn by the build; a visitor who searches at once never loads it. `below` adds
 * service-specific content.
 */
export const serviceIntro = (name: RouteName, words: () => Promise<ServiceCopy>, below = nothing) =>
  picturePart(async () => {
    const [{ ServicePage }, copy, More] = await Promise.all([
      import('../../features/page/service-page'),
      words(),
      below(),
    ]);
    return () => (
      <ServicePage name={name} copy={copy} isBelowTool>
        <More />
      </ServicePage>
    );
  }, 'touched');
