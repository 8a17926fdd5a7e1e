import { setSite } from '@/components/current-site/current-site';
import { Reference } from '@/components/reference/reference';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { readFoundations } from '@/scripts/design-tokens/foundations';

export default function ReferencePage() {
  setSite(siteOf(english));
  return <Reference foundations={readFoundations()} />;
}
