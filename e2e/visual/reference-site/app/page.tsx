import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/components/reference/fixtures/sample-site';
import { Reference } from '@/components/reference/reference';
import { english } from '@/content/languages/english';
import { readFoundations } from '@/scripts/design-tokens/foundations';

export default function ReferencePage() {
  setSite(sampleSite(english));
  return <Reference foundations={readFoundations()} />;
}
