"""blender -b -P art/render.py -- <name> … [--samples 12] [--percent 100] [--out .cache/art]

Renders the scenes or objects that are named, each to `<out>/<name>.png`.
"""
import argparse
import os
import runpy
import sys
import time

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)
sys.dont_write_bytecode = True
import kit  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('names', nargs='+')
parser.add_argument('--samples', type=int, default=12)
parser.add_argument('--percent', type=int, default=100)
parser.add_argument('--out', default=os.path.join(ART, '..', '.cache', 'art'))
args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])

for name in args.names:
    found = [f for kind in ('scenes', 'objects')
             if os.path.exists(f := os.path.join(ART, kind, name + '.py'))]
    if not found:
        sys.exit(f'There is no art/scenes/{name}.py and no art/objects/{name}.py.')
    start = time.time()
    runpy.run_path(found[0])
    os.makedirs(args.out, exist_ok=True)
    kit.render(os.path.abspath(os.path.join(args.out, name + '.png')), args.samples, args.percent)
    print(f'{name}: {time.time() - start:.0f} s')
