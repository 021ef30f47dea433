import { Mark } from '../ink/Mark.tsx';
import { MARKS, type MarkId } from '../ink/marks.ts';
import { ROOMS } from '../rooms/all.ts';
import { RoomPicture } from '../rooms/Room.tsx';
import { DoorwayScene } from '../scenes/Scene.tsx';
import { LANGUAGES } from '../words/load.ts';

/** All parts on one page, for those who draw them. Headings are ids: nobody else reads them. */
export function Gallery() {
  return (
    <main className="gallery">
      <nav>
        {LANGUAGES.map((lang) => (
          <a key={lang} href={`?lang=${lang}`}>
            {lang}
          </a>
        ))}
      </nav>
      <section className="stage-box">
        <DoorwayScene w={1440} h={900} figure="wrapped" />
      </section>
      <section>
        <h2>marks</h2>
        <div className="marks">
          {(Object.keys(MARKS) as MarkId[]).map((id) => (
            <figure key={id}>
              <Mark id={id} className={`of-${id}`} />
              <figcaption>{id}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>rooms</h2>
        <div className="rooms">
          {Object.keys(ROOMS).map((id) => (
            <RoomPicture key={id} id={id} />
          ))}
        </div>
      </section>
    </main>
  );
}
