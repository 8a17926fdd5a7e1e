import type { SceneTexts } from './schema/picture';

/** What the scenes show, for people who cannot see them. The objects stand next to their names. */
export const pictures: SceneTexts = {
  scenes: {
    port: 'The port of Dar es Salaam: a container ship at the quay, cranes, palms and houses, and a plane above.',
  },
};
