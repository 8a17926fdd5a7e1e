"""blender -b -P art/render.py -- <name> … [--samples 12] [--percent 100] [--out .cache/art]

Renders the scenes or objects that are named, each to `<out>/<name>.png`.
"""
import argparse
import json
import os
import runpy
import sys
import time

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)
sys.dont_write_bytecode = True
sys.path.insert(1, os.path.join(ART, 'objects'))
import catalogue  # noqa: E402
import kit  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('names', nargs='+')
parser.add_argument('--samples', type=int, default=12)
parser.add_argument('--percent', type=int, default=100)
parser.add_argument('--out', default=os.path.join(ART, '..', '.cache', 'art'))
args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])

for name in args.names:
    start = time.time()
    file = os.path.abspath(os.path.join(args.out, name))
    os.makedirs(args.out, exist_ok=True)
    if name in catalogue.OBJECTS:
        with open(file + '.json', 'w') as about:
            json.dump({'metres': round(catalogue.build(name), 3)}, about)
    else:
        folder = next(f for f in ('scenes', 'views') if os.path.exists(os.path.join(ART, f, name + '.py')))
        runpy.run_path(os.path.join(ART, folder, name + '.py'))
    kit.render(file + '.png', args.samples, args.percent)
    print(f'{name}: {time.time() - start:.0f} s', flush=True)
