import { usePage } from '#portal/island/page-context.ts';
import { Applications } from './Applications.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { Communications } from './Communications.tsx';
import { StudentDates } from './Dates.tsx';
import { Events } from './Events.tsx';
import { Guides } from './Guides.tsx';
import { blocksOf } from './home-blocks.ts';
import { LatestOffers } from './LatestOffers.tsx';
import { Surveys } from './Surveys.tsx';
import { useStudent } from './use-student.ts';

/** Home of students and graduates. The build renders the frame; the blocks fill in one by one. */
export function StudentHomeScreen() {
  const student = useStudent();
  const blocks = blocksOf(usePage().brand, student);
  return (
    <div className="home-student">
      <HomeBanner student={student} />
      <div className="home-columns">
        {blocks.offers && <LatestOffers student={student} />}
        {(blocks.applications || blocks.dates || blocks.surveys || blocks.communications) && (
          <div className="home-own">
            {blocks.applications && <Applications student={student} />}
            {blocks.dates && <StudentDates student={student} />}
            {blocks.surveys && <Surveys student={student} />}
            {blocks.communications && <Communications student={student} />}
          </div>
        )}
        {(blocks.events || blocks.guides) && (
          <div className="home-more">
            {blocks.events && <Events student={student} />}
            {blocks.guides && <Guides student={student} />}
          </div>
        )}
      </div>
    </div>
  );
}
