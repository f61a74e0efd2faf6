import type { ComponentType } from 'react';

import type { RouteName } from '../../../domain/routes';
import type { ServiceCopy } from '../../copy/pages/page-copy';
import { pictured } from '../../ui/show/pictured';

const Nothing = () => null;

/** What a service is for, below its search: the build has drawn it, and whoever asks at once never loads it. */
export const serviceIntro = (name: RouteName, words: () => Promise<ServiceCopy>, More: ComponentType = Nothing) =>
  pictured(async () => {
    const [{ ServicePage }, copy] = await Promise.all([import('../../features/page/service-page'), words()]);
    return () => (
      <ServicePage name={name} copy={copy} isBelowTool>
        <More />
      </ServicePage>
    );
  }, 'touched');
