import { createAdapter } from '@nectarine/finish-export';

export default createAdapter(async () => ({
  origins: { connect: [], formAction: [], frame: [], image: [] },
  sourceOf: (_kind, name) => ({
    file: `./islands/${name}/${name}.tsx`,
    exported: name === 'counter' ? 'Counter' : 'Fragile',
  }),
  // Then React reports where HTML and component differ, and the test sees it.
  development: process.env.REACT_BUILD === 'development',
}));
