import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';
import { type Found, groupsIn } from './walk';

/** What a phone on a slow line can be asked for. */
const HEAVIEST_BYTES = 150_000;
const WIDEST_PIXELS = 1000;

type Photo = { src: string; width: unknown; height: unknown };

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const smaller = `make it at most ${WIDEST_PIXELS} pixels wide and ${HEAVIEST_BYTES / 1000} kB`;

async function faultsOf(
  photo: Photo,
  file: string,
): Promise<Pick<Problem, 'field' | 'wrong' | 'mend'>[]> {
  if (!existsSync(file)) {
    const wrong = `there is no file public${photo.src}`;
    return [
      {
        field: ['src'],
        wrong,
        mend: 'put the file there, or mend the name; small and capital letters differ',
      },
    ];
  }
  const bytes = statSync(file).size;
  const { width, height } = await sharp(file).metadata();
  const faults = [];
  if (bytes > HEAVIEST_BYTES)
    faults.push({ field: ['src'], wrong: `weighs ${kilobytes(bytes)}`, mend: smaller });
  else if (width > WIDEST_PIXELS)
    faults.push({ field: ['src'], wrong: `is ${width} pixels wide`, mend: smaller });
  if (width !== photo.width || height !== photo.height) {
    faults.push({
      field: ['width'],
      wrong: `is not the file's own: ${photo.width} × ${photo.height}`,
      mend: `write width: ${width}, height: ${height}`,
    });
  }
  return faults;
}

const isPhoto = ({ group }: Found): boolean =>
  typeof group.src === 'string' && group.src.startsWith('/uploads/');

/** Pictures that are not there, are too heavy for a phone, or not of the size that content says. */
export async function checkPictures(
  files: readonly ContentFile[],
  root: string,
): Promise<Problem[]> {
  const found = files.flatMap(({ file, content }) =>
    groupsIn(content)
      .filter(isPhoto)
      .map(({ group, field }) => ({ file, field, photo: group as Photo })),
  );
  const problems = await Promise.all(
    found.map(async ({ file, field, photo }) => {
      const faults = await faultsOf(photo, path.join(root, 'public', photo.src));
      return faults.map((fault) => ({ ...fault, file, field: [...field, ...fault.field] }));
    }),
  );
  return problems.flat();
}
