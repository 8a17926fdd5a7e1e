import type { EditedSite } from '../edited-site';
import { createActions } from './actions';
import { Editor } from './editor';
import { Judge } from './judge';
import { Workspace } from './workspace';

/** The site's folder with what edits it, without a server. */
export function openFolder(site: EditedSite) {
  const workspace = new Workspace(site.root);
  const judge = new Judge(site);
  const editor = new Editor(workspace, judge);
  return { workspace, judge, editor, actions: createActions(workspace, editor, judge) };
}
