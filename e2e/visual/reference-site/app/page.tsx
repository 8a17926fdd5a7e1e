import { Reference } from '@/components/reference/reference';

export default function ReferencePage() {
  return <Reference />;
}
