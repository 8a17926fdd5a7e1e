import { setSite } from '@/components/current-site/current-site';
import { Reference } from '@/components/reference/reference';
import { sampleSite } from '@/lib/fixtures/sample-site';

export default function ReferencePage() {
  setSite(sampleSite);
  return <Reference />;
}
